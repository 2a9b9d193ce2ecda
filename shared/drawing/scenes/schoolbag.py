"""Care: a housekeeper lifts a school bag from the floor of a child's room before he mops there."""
from kit import at, ball, books, box, bucket, chair, cyl, frame_picture, on_back, on_left, picture, pipe, room, rug, table, window
from people import figure

picture(size=(800, 600), crop=(.4, .4, 1.14, 2.9))
room(4.4, 4.2, 2.8, 'straw', 'sea', 'planks')


def bag():
    with at(-.2, -.03, -.2):
        box(0, 0, 0, .4, .2, .46, 'terracotta', .09)
        box(0, -.1, .05, .3, .09, .2, 'gold', .04)
        box(0, -.03, .3, .41, .17, .05, 'brick', .02)
        box(0, -.15, .15, .06, .02, .06, 'deep', .01)
        pipe([(-.07, 0, .45), (-.05, 0, .53), (.05, 0, .53), (.07, 0, .45)], .02, 'deep')
        for side in (-1, 1):
            pipe([(side * .12, .1, .42), (side * .15, .2, .28), (side * .13, .11, .06)], .026, 'deep')


with on_left(4.4):
    window(-.2, 1.0, 1.5, 1.25, bars=(1, 1))
with on_back(4.2):
    frame_picture(.2, .98, .52, .6, 'gold', 'sun')
table(1.35, 1.6, 1.2, .62, .74)
books(1.1, 1.65, .77, 3, 12)
cyl(1.55, 1.7, .77, .06, .14, 'terracotta')
for k, colour in enumerate(('gold', 'sky', 'lime')):
    pipe([(1.53 + .02 * k, 1.7, .8), (1.5 + .05 * k, 1.7, 1.03)], .012, colour)
ball(1.75, 1.5, .87, .1, 'sky')
cyl(1.75, 1.5, .77, .05, .03, 'wood')
chair(1.25, .95, 175, 'gold')
rug(-1.0, 1.1, .8, ('gold', 'terracotta', 'cream'))
with at(-1.3, 1.25, .06):  # blocks left from play
    box(0, 0, 0, .22, .22, .22, 'sky', .03, 15)
    box(.3, .1, 0, .22, .22, .22, 'rose', .03, 40)
    box(.14, .05, .22, .22, .22, .22, 'gold', .03, 60)
figure(.35, .3, 40, outfit='uniform', hair='curly', skin='skin-dark', right=(.2, -.4, .98), left=(.2, -.4, .98), right_item=bag,
       scale=1.2, look=(-6, -10))
bucket(-.62, -.28, .05, 'gold', r=.21)
pipe([(-.64, -.3, .3), (-.62, .02, 1.45)], .024, 'wood', smooth=False)
for k in range(8):
    ball(-.64 + .07 * (k % 3 - 1), -.3 + .06 * (k % 2), .36, .07, 'white' if k % 3 else 'mint', (1, 1.2, .7))
