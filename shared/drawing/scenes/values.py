"""Values: every trade shares lunch under the banyan, and a lost purse is handed back."""
import math
from kit import (
    at, ball, box, bush, cyl, flower_bed, fruit_bowl, grass, kettle, kulhad, leaf_ball, picture, pipe,
    plate_of_food, plinth, ring, tiffin, tulsi,
)
from people import chai, figure
from town import bicycle, cat, dog, sparrow

picture(margin=.02)
plinth(7.2, 6.6, 'pave2')
grass(0, 0, 7.0, 6.4, 0, 'lawn', 70)
# the banyan on its round seat
with at(-.9, 1.3, .05):
    cyl(0, 0, 0, 1.5, .42, 'terracotta')
    cyl(0, 0, .4, 1.58, .08, 'stone')
    cyl(0, 0, .42, 1.0, .1, 'soil')
    for k in range(9):
        a = k * .7
        pipe([(.42 * math.cos(a), .42 * math.sin(a), .45), (.2 * math.cos(a), .2 * math.sin(a), 1.1),
                (.28 * math.cos(a + .5), .28 * math.sin(a + .5), 2.3)], .15, 'wood')
    for k in range(6):
        a = k * 1.05
        pipe([(.15 * math.cos(a), .15 * math.sin(a), 1.6), (.8 * math.cos(a), .8 * math.sin(a), 2.4),
                (1.3 * math.cos(a), 1.3 * math.sin(a), 2.8)], .08, 'wood')
        pipe([(.95 * math.cos(a + .4), .95 * math.sin(a + .4), 2.6), (.97 * math.cos(a + .4), .97 * math.sin(a + .4), 1.6)], .02,
                'oak')
    leaf_ball(0, .1, 3.35, 1.2, 'leaf', 110, 'fern', .7)
    for k in range(6):
        a = k * 1.05 + .3
        leaf_ball(1.15 * math.cos(a), 1.15 * math.sin(a), 3.0, .8, 'leaf', 60, 'fern', .72)
# lunch on the cloth
with at(.75, -.55, .06, 45):
    box(0, 0, 0, 2.4, 1.5, .02, 'terracotta', .01)
    box(0, 0, .008, 2.2, 1.3, .02, 'straw', .01)
for k, (x, y, food) in enumerate(((.2, -.7, 'gold'), (.6, -.15, 'terracotta'), (1.2, .0, 'lime'), (.95, -1.05, 'marigold'))):
    plate_of_food(x, y, .09, food)
tiffin(.75, -.65, .09)
tiffin(1.3, -.45, .09, 'gold')
kettle(.45, -1.1, .09, 'terracotta')
for x, y in ((.1, -.35), (.95, -.35), (1.4, -.05), (1.2, -.8)):
    kulhad(x, y, .09)
fruit_bowl(.75, -.2, .09)
# colleagues, seated on low stools
people = [
    (-.45, -.35, 75, dict(outfit='vest', hat='helmet', skin='skin-tan', right='lap', left='hold', left_item=chai)),
    (.25, .45, 40, dict(sex='f', outfit='nurse', hat='nurse', hair='bun', skin='skin-brown', right='desk', left='lap')),
    (1.15, .85, 25, dict(outfit='overall', hat='cap', skin='skin-dark', moustache=True, right='desk', left='desk')),
    (2.0, .35, -20, dict(sex='f', outfit='apron', hat='scarf', hat_colour='sea', skin='skin-tan', right='hold', right_item=chai,
            left='lap')),
    (.05, -1.5, 140, dict(outfit='suit', hair='side', hair_colour='silver', glasses=True, skin='skin-fair', right='desk',
            left='lap', look=(-45, -8))),
]
for x, y, turn, person in people:
    cyl(x, y, .05, .22, .3, 'oak')
    figure(x, y, turn, .05, pose='sit', seat=.34, scale=1.12, **person)
# honesty: the housekeeper returns a purse
figure(-.15, -2.35, -60, .06, outfit='uniform', hat='cap', moustache=True, skin='skin-dark', right='work',
        left='down', scale=1.2, look=(20, -6),
       right_item=lambda: (ball(0, -.1, .02, .12, 'rose', (1.2, .6, .9)), ring(0, -.1, .13, .07, .014, 'brass', 'y')))
figure(-1.3, -2.7, 80, .06, sex='f', outfit='salwar', shirt='terracotta', trim='gold', hair='long', skin='skin-fair',
        right='chest', left='work', scale=1.2, look=(10, -8), bindi=True)
# patience: an old man helped along by a young one
figure(-2.6, -.75, 40, .06, outfit='kurta', shirt='white', trim='gold', trousers='ash', hair='ring', hair_colour='silver',
        glasses=True, right='down', left='aside', skin='skin-tan', scale=1.12)
figure(-1.95, -.9 + .45, 40, .06, outfit='uniform', hair='curly', right='aside', left='down', skin='skin-brown', scale=1.15,
        look=(-20, -6))
for k, (x, y) in enumerate(((-3.2, -1.6), (-2.6, -1.75), (-2.0, -2.0), (-1.4, -2.2), (-.8, -2.5), (-.2, -2.75), (.4, -2.95))):
    cyl(x, y, .05, .32, .035, 'stone' if k % 2 else 'stone2')
flower_bed(2.7, 2.5, 1.4, 1.0, .04)
bush(3.1, 1.3, .05, .4, 'leaf', 'rose')
bush(-3.1, 2.8, .05, .45, 'leaf', 'marigold')
tulsi(2.9, -.2, .05)
with at(2.45, -2.3, .06, 60, 1.2):
    bicycle(0, 0)
dog(1.2, -2.6, .06, 40)
sparrow(-1.3, -1.3, .06, 30)
sparrow(-1.1, -1.5, .06, 90)
cat(-.1, 1.0 - .35, .5, 45, asleep=True)
