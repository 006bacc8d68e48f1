"""What the look of a planet says about who will win an animal: fitted numbers.

For every rule and every number of rounds until the animal's own, a planet's strength is a sum of
what one can count on it, weighed by a row of these tables, in hundredths. A player's chance is then
e to the power of the strength, as a share of the sum over all players. The weights were fitted to
games that players with such weights played against each other, six times over, 42,000 games in
all, by the method of `tools/planet/fit.py` in a faster program; the tool takes the next such step
from the weights that stand here. What is counted:

    size    areas of the largest fitting region, or the number of regions
    curve   the same squared, divided by ten
    yet     1 if the player may still take a tile in this round
    mine    1 if the player's objective is the animal's habitat
    open    uncovered areas next to that region, or next to any of the regions
    rest    touching: by how much a larger region is larger that could still come to touch
            not touching: the largest region that touches; most: the regions that nothing can join
    total   areas of the habitat on the whole planet
    second  areas of the second fitting region
    other   areas of the other habitat
    none    1 if there is no fitting region
"""

from __future__ import annotations

MOST = """
rounds    size  curve    yet   mine   open   rest  total
     0     230     34    222     50     -3      3     -1
     1     175    -18    148     67     -1      8      0
     2     142    -19     99     87     -3      7      0
     3     117    -14     71    102     -4      8      1
     4     106    -13     61    117     -7      3      2
     5     102    -21     63    127    -11     -1      4
     6      93    -15     51    137    -13     -4      6
     7      86     -4     53    148    -14     -7      7
     8      78     -3     37    159    -16     -4      6
     9      78     12     41    170    -19     -8      5
    10      83     -6     48    182    -32    -99     16
    11      82    -38     48    187     -9      0     -9
"""

TOUCHING = """
rounds    size  curve    yet   mine   open   rest  total second  other   none
     0      63     31    128     23     27     33      3      7      0      1
     1      44     12     28     42     34     38      4      3      1     -7
     2      34     10     57     56     32     34      6      5      1     14
     3      28      8     45     74     32     33      8      2      2     15
     4      24      7     41     83     33     31     10     -1      2     16
     5      19      7     30    103     29     27     12     -3      2     19
     6      15      8     44    114     31     26     12     -3      3     18
     7      11     10     34    133     31     27     12     -1      4     27
     8       6     14     45    145     33     27     11      5      4     23
     9      -7     29     36    155     41     28     10      5      3     19
    10     -15     46     37    168     46     29      7      7      5     23
    11      38     61     44    173    -12     34      2     13      6     25
"""

NOT_TOUCHING = """
rounds    size  curve    yet   mine   open   rest  total second  other   none
     0     169    -24     73     24     20     -2      0     17     -3     58
     1      99    -17     37     39     20     -2      0     13     -4     50
     2      79    -14     32     53     23     -3      1     13     -6     57
     3      66    -13     25     61     26     -3      0     10     -8     60
     4      56    -13     12     69     24     -3      1      9     -8     53
     5      48     -8     16     81     24     -5      1     13    -10     51
     6      43     -6     13     91     21     -6      1     10    -11     41
     7      34     -3     10     97     19     -8      2      8    -13     33
     8      24      7      4    105     21    -11      4      4    -14     32
     9      17     17      3    113     18    -13      3      4    -15     22
    10       8     22      3    121     21    -14      3      6    -16     19
    11      28     61      3    120    -22    -21      8     -6    -15      3
"""

COUNTED = ("size", "curve", "yet", "mine", "open", "rest", "total", "second", "other", "none")
MINE = COUNTED.index("mine")
FROM_OPEN = COUNTED.index("open")  # what comes from there on differs from rule to rule
Row = tuple[int, ...]


def read_rows(table: str) -> tuple[Row, ...]:
    """The rows of a table, by the rounds away."""
    lines = table.strip().splitlines()[1:]
    return tuple(tuple(map(int, line.split()[1:])) for line in lines)


# By the rule, then by the rounds away.
WEIGHTS: tuple[tuple[Row, ...], ...] = tuple(map(read_rows, (MOST, TOUCHING, NOT_TOUCHING)))
