"""Gardening, for the list: a twig of a rose bush between thumb and secateurs."""
import math
from kit import at, ball, flower_bed, grass, hedge, leaf_ball, pipe, plinth, pot, spot, tree
from people import figure, secateurs_in_fist, task

task()
plinth(9, 9, 'pave2')
grass(0, 0, 8.8, 8.8, 0, 'lawn', 90)
hedge(-.4, 2.0, .05, 4.6, .5, 1.0)
flower_bed(-1.9, .3, .7, 2.6, .05)
tree(-2.6, 2.9, .05, 2.6, .9)
with at(-.06, -.52):  # the rose in its tub
    pot(0, 0, .05, .27, .42, 'terracotta')
    pipe([(0, 0, .4), (.02, 0, .7)], .03, 'wood')
    leaf_ball(0, 0, .86, .31, 'leaf', 90)
    for k, colour in enumerate(('rose', 'rose', 'white', 'rose', 'rose', 'white')):
        a = -2.6 + .8 * k
        ball(.29 * math.cos(a), .29 * math.sin(a), .8 + .11 * (k % 3), .06, colour)
pipe([(-.05, -.5, 1.0), (-.07, -.46, 1.26), (-.12, -.42, 1.56)], .016, 'fern')
ball(-.12, -.42, 1.6, .07, 'rose')
for x, z in ((-.16, 1.4), (.0, 1.2)):
    ball(x, -.43, z, .06, 'leaf', (1.2, .4, .6))


def secateurs():
    with at(0, 0, 0, -62, 1.2):
        secateurs_in_fist('gold')


figure(.16, .16, -2, outfit='uniform', hair='curly', gloves='gold', left=spot(-.1, -.34, 1.46), right=spot(.2, -.24, 1.2),
       right_item=secateurs, skin='skin-fair', look=(-8, 5), mood='work')
