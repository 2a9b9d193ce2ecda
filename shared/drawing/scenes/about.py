"""The morning briefing in the company's control room: the supervisor shows the day's rounds."""
from kit import (
    at, box, chart, clock, cup, curtain, desk, keyboard, laptop, monitor, notice_board, office_chair, on_back,
    on_left, papers, pipe, potted_palm, rack, ring, room, round_table, rug, snake_plant, switchboard,
    tray_of_chai, window,
)
from town import cat
from people import chai, clipboard, figure, tablet

room(6.2, 5.8, 2.7, 'straw', 'mint', 'planks')
with on_back(5.8):
    box(-.9, -.04, .95, 3.6, .08, 1.6, 'ink', .03)
    for k in range(6):
        box(-2.05 + 1.15 * (k % 3), -.09, 1.0 + .78 * (k // 3), 1.08, .03, .7, ('screen', 'sea', 'mint')[k % 3], .006)
    with at(0, -.04):
        chart(-2.4, 1.08)
        chart(-.1, 1.86, (.3, .4, .2, .5, .35))
        chart(-.1, 1.08, (.5, .3, .42, .2, .3))
    with at(-.9, -.115, 1.78):  # a floor plan
        box(0, 0, .05, .85, .01, .58, 'white', .002)
        for x, z, w, h, c in ((-.22, .1, .3, .2, 'gold'), (.2, .1, .4, .2, 'sea'), (-.12, .36, .5, .2, 'terracotta'),
                (.28, .36, .2, .2, 'teal')):
            box(x, -.006, z, w, .01, h, c, .002)
    ring(-2.05, -.12, 2.13, .2, .045, 'teal', 'y')  # staff on duty
    pipe([(-1.9, -.125, 2.26), (-1.85, -.125, 2.13), (-1.9, -.125, 2.0)], .045, 'gold')
    pipe([(-1.35, -.125, 1.1), (-1.1, -.125, 1.35), (-.9, -.125, 1.25), (-.6, -.125, 1.55)], .018, 'terracotta')
    clock(1.55, 1.95)
    notice_board(2.4, 1.15, 1.2, 1.1)
with on_left(6.2):
    window(-.9, 1.1, 1.7, 1.2, bars=(2, 1))
    curtain(-.9, 1.1, 1.7, 1.2)
    switchboard(.3, 1.2)
rug(.4, -.5, 2.2, ('teal', 'gold', 'teal'))
# operators' desks along the screens
for x, turn in ((-1.9, 0), (.1, 0)):
    with at(x, 1.85, 0, 180):
        desk(0, 0, 1.7, .75)
        monitor(-.3, .12, .78, 0)
        keyboard(-.28, -.18, .78)
        cup(.45, -.1, .78)
office_chair(-1.75, .85, 180)
figure(-1.75, .85, 180, .03, sex='f', hair='plait', hat='headset', pose='sit', seat=.5, right='desk', left='desk',
        skin='skin-tan', look=(-62, -4))
office_chair(.35, .85, 180)
figure(.35, .85, 180, .03, hair='short', hat='headset', pose='sit', seat=.5, right='desk', left='ear', look=(-70, -6))
rack(-2.75, 1.9, 1.2, 1.7, .45, 90, kind='files')
# the briefing
round_table(.5, -.55, .75, .78)
papers(.35, -.5, .81, 20)
tray_of_chai(.75, -.75, .81, 4, 30)
laptop(.65, -.2, .81, 150)
figure(1.75, .35, 25, sex='m', outfit='suit', hair='side', glasses=True, moustache=True, hair_colour='silver', left='point',
        right='carry', right_item=tablet, look=(-10, -8))
figure(-.75, -.3, 70, hat='helmet', outfit='vest', left='carry', left_item=clipboard, skin='skin-dark', look=(20, -8))
figure(-.35, -1.65, 110, sex='f', outfit='sari', hair='bun', right='hold', right_item=chai, look=(-30, -8), bindi=True)
figure(.95, -1.95, 160, outfit='overall', hat='cap', left='behind', right='behind', look=(-88, -5),
        skin='skin-tan')
figure(2.15, -1.15, -150 + 180, sex='f', outfit='apron', shirt='teal', hat='scarf', hat_colour='sea', right='hold',
        right_item=chai, look=(-25, -8), skin='skin-tan')
potted_palm(2.7, 2.4, .03, 1.1)
snake_plant(-2.75, -2.5)
cat(-2.0, -2.2, .03, 40)
