"""The associate director for technical and process, in a formal jacket, a rolled drawing in her arm."""
from kit import at, ball, box, cyl, gauge, pipe, ring, rod, snake_plant, valve, wall_shelf
from people import figure, portrait


def drawing():
    with at(0, -.06, -.18, 0, 1, 12, 8):
        cyl(0, 0, 0, .045, .5, 'white')
        cyl(0, 0, .2, .048, .06, 'terracotta')
        cyl(0, 0, .495, .03, .012, 'ash')


with portrait(1.12, 1.42, 'sea'):
    with at(0, 1.3):
        box(-.64, -.04, .82, .92, .06, 1.06, 'white', .015)  # the plan of a plant room
        box(-.64, -.075, .87, .82, .02, .96, 'sky', .005)
        for x, z, w, h in ((-.64, 1.0, .6, .02), (-.64, 1.66, .6, .02), (-.93, 1.0, .02, .68), (-.35, 1.0, .02, .68),
                           (-.74, 1.3, .4, .016), (-.55, 1.02, .016, .3), (-.52, 1.45, .25, .016)):
            box(x, -.09, z, w, .012, h, 'white', .003)
        ring(-.78, -.095, 1.5, .09, .009, 'white', 'y')
        ring(-.46, -.095, 1.15, .07, .009, 'white', 'y')
        rod([(1.5, -.12, 1.7), (.42, -.12, 1.7), (.42, -.12, 0)], .055, 'copper')
        rod([(1.5, -.12, 1.05), (.72, -.12, 1.05), (.72, -.12, 0)], .055, 'steel')
        gauge(.42, -.12, 1.3)
        valve(.95, -.06, 1.05, 0, 'gold', .13)
        box(.98, -.14, 1.3, .5, .28, .05, 'wood', .012)
        ball(.98, -.17, 1.37, .15, 'gold', (1, 1.1, .8))  # her helmet, within reach
        cyl(.98, -.17, 1.35, .19, .02, 'gold')
    snake_plant(-.95, .6, .4, 'terracotta')
    figure(0, 0, 6, 0, sex='f', outfit='suit', shirt='blush', trim='gold', hair='long', bindi=True, skin='skin-brown',
           face=(.95, 1, 1.05), right=(.09, -.34, .84), right_item=drawing, left='down', look=(-8, -8))
