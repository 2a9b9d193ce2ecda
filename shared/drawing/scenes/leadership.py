"""Wednesday on site: one director greets a housekeeper in the lobby, the other goes through the open panel with a technician."""
from kit import (
    at, box, cart, clock, counter, cyl, extinguisher, lift_doors, monitor, notice_board, on_back, on_left, panel, papers, pipe,
    potted_palm, potted_plant, room, rug, snake_plant, switchboard, window,
)
from people import clipboard, figure, meter
from town import bench, cat

room(6.4, 5.8, 2.8, 'straw', 'sea', ('pave', 'pave2'))
with on_left(6.4):
    window(-1.45, .95, 1.7, 1.35, bars=(2, 1))
    with at(0, 0, .12):
        panel(.95, 1.0, 1.75, open_door=True)
    extinguisher(2.35, .45)
with on_back(5.8):
    lift_doors(-1.35, 1.35)
    notice_board(.75, 1.15, 1.35, .95)
    clock(1.85, 1.95)
    switchboard(2.6, 1.2)


def drawing():
    with at(0, -.06, -.18, 0, 1, 12, 8):
        cyl(0, 0, 0, .045, .5, 'white')
        cyl(0, 0, .2, .048, .06, 'terracotta')


rug(.75, -.45, 1.75, ('teal', 'gold', 'teal'))
counter(1.75, 1.75, 2.0, .7, .95, 0, 'teal')
monitor(2.1, 1.85, .98, 195, .6)
papers(1.4, 1.7, .98, 12)
figure(1.55, 2.4, 20, sex='f', outfit='kurta', shirt='terracotta', trim='straw', hair='bun', glasses=True, right='work',
       left='front', skin='skin-fair', scale=1.12, look=(5, -8))
# the managing director and those whom he meets
figure(.2, -.75, 72, .06, outfit='suit', trim='gold', hair='side', hair_colour='pepper', glasses=True, moustache=True,
       right='namaste', left='namaste', skin='skin-tan', scale=1.22, look=(-4, -8))
figure(1.35, .2, 10, .06, sex='f', outfit='sari', hair='bun', bindi=True, right='namaste', left='namaste', skin='skin-brown',
       scale=1.2, look=(-14, -8))
figure(-.15, .85, 40, .06, outfit='vest', hat='turban', hat_colour='terracotta', beard=True, left='carry', left_item=clipboard,
       right='aside', skin='skin-tan', scale=1.18, look=(8, -8))
cart(2.75, .1, .03, 75)
# the associate director and the technician at the panel
figure(-1.75, .55, 18, sex='f', outfit='suit', shirt='blush', trim='gold', hair='long', bindi=True, skin='skin-brown',
       right=(.09, -.34, .84), right_item=drawing, left='point', scale=1.2, look=(-14, -8))
figure(-2.3, -.75, 60, sex='f', outfit='overall', hat='helmet', hat_colour='white', hair='plait', right='hold', right_item=meter,
       left='front', skin='skin-dark', scale=1.15, look=(10, -8))
bench(-.35, -2.3, 0, .03, 'wood')
cat(-.1, -2.3, .46, 40, asleep=True)
box(-.75, -2.3, .475, .3, .22, .2, 'terracotta', .04)
pipe([(-.85, -2.3, .67), (-.75, -2.3, .75), (-.65, -2.3, .67)], .018, 'deep')
potted_palm(-2.75, 2.4, .03, 1.15)
snake_plant(-2.75, -2.4, .03, 'gold')
potted_plant(2.75, -2.4, .03, .28, 'terracotta', 'marigold')
