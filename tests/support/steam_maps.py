"""Maps of Steam for tests: one so small that everybody is soon in everybody's way."""

from typing import Final

SMALL: Final = """\
id = "two-valleys"
title = "Two valleys"
seats = [3, 6]

terrain = '''
    A  B  C  D  E  F  G  H  I
 1 |#     .     .o    ^     #
   |   .     . ~   .     .
 2 |.     .o    ^     .     .
   |   . ~   .     #     .
 3 |.     .     . ~   .     .o
   |   #     ^     .     .
 4 |. ~   .     .     ^o    .
   |   .     .o    .     .
 5 |.     .     .     .     #
'''

[goods]
supply_spaces = 7
per_space = 3
per_space_with_3 = 2
fewer_in_cities_with_3 = 1

[cities]
A1 = { name = "Northend", colour = "red", goods = 5 }
I1 = { name = "Eastgate", colour = "blue", goods = 5 }
F2 = { name = "Middleton", colour = "purple", goods = 5 }
B3 = { name = "Westgate", colour = "yellow", goods = 5 }
I5 = { name = "Southend", colour = "red", goods = 5 }

[towns]
E1 = { name = "Upford" }
C2 = { name = "Lowford" }
I3 = { name = "Seaview" }
D4 = { name = "Halfway" }
G4 = { name = "Hilltop" }

[blocked]
"Deep gorge" = ["E3 S", "F1 SW"]

[[rivers]]
name = "Quick"
course = ["D1"]
enters = "N"
leaves = "S"
"""
