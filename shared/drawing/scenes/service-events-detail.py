"""Events, for the list: a garland of marigolds is tied to the frame of a mandap."""
import math
from kit import ball, box, carpet, cyl, grass, lamp, plinth, potted_plant, sheet, spot
from people import figure, task
from town import string_lights

task(light='evening', exposure=2.3)
plinth(9, 9, 'pave2')
grass(0, 0, 8.8, 8.8, 0, 'leaf', 60)


def garland(points):
    n = 0
    for (x0, y0, z0), (x1, y1, z1) in zip(points, points[1:]):
        for k in range(max(round(math.dist((x0, y0, z0), (x1, y1, z1)) / .085), 1)):
            t = k / max(round(math.dist((x0, y0, z0), (x1, y1, z1)) / .085), 1)
            ball(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t, .055, ('marigold', 'gold', 'marigold', 'leaf')[n % 4])
            n += 1


for y in (.12, 1.5):
    cyl(.42, y, .05, .075, 2.6, 'gold')
    box(.42, y, .05, .3, .3, .16, 'terracotta', .03)
box(.42, .8, 2.1, .14, 2.0, .12, 'gold', .03)
garland([(.36, 1.5, 1.75), (.36, 1.2, 1.55), (.36, .85, 1.46), (.36, .5, 1.5), (.33, .1, 1.6), (.3, 0, 1.42), (.3, -.14, 1.16),
         (.3, -.2, .9), (.3, -.21, .55)])
figure(-.17, -.17, 76, outfit='uniform', hair='short', beard=True, right=spot(.28, .08, 1.52), left=spot(.26, -.18, 1.16),
       skin='skin-brown', look=(6, 0), mood='work')
folds = [(-1.5 + .05 * math.cos(11 * y), y) for y in (-3 + .04 * k for k in range(150))]
sheet([[(x, y, z) for x, y in folds] for z in (.02, 2.9)], 'cream')
string_lights([(-1.4, 2.6), (-1.4, .9), (-1.4, -.9)], 1.15, .14, 7)
carpet(1.1, .8, 1.6, 3, 'terracotta', 'gold', .05)
potted_plant(0, 1.25, .05, .3, 'gold', 'marigold')
lamp(1.4, -1.6, 2.4, 60)
lamp(-1.1, 1.2, 2.0, 30)
