"""A society's medical room: a paramedic checks the emergency bag, piece by piece."""
from kit import at, box, cyl, first_aid, hospital_bed, lathe, on_back, on_left, pulse, ring, room, spot, table
from people import figure, task

task()
with at(1.3, -.4):
    room(4, 4, 2.75, 'mint', 'straw', ('white', 'mint'), skirting='teal')
    with on_left(4):
        cyl(.7, -.1, 1.72, .36, .08, 'white', axis='y')
        cyl(.7, -.115, 1.72, .31, .05, 'teal', axis='y')
        pulse(.7, -.14, 1.72, .46)
    with on_back(4):
        first_aid(-.45, 1.35, .44)
hospital_bed(1.5, 1.1, 90, .03, 'gold')
table(-.1, -.62, 1.7, .62, .78, 'oak', 'deep')
with at(-.16, -.56, .81, 0):  # the bag, open
    box(0, 0, 0, .6, .36, .3, 'terracotta', .05)
    box(0, 0, .27, .5, .27, .04, 'deep', .015)
    box(0, -.185, .06, .38, .02, .18, 'white', .01)
    pulse(0, -.2, .15, .28, 'teal')
    for x, colour in ((-.17, 'white'), (-.05, 'sky'), (.17, 'white')):
        cyl(x, -.02, .28, .055, .1, colour)
lathe(-.62, -.5, .81, ((.09, 0), (.11, .04), (.11, .36), (.05, .44)), 'white')
cyl(-.62, -.5, 1.24, .03, .07, 'brass')


def roll():
    cyl(-.07, -.07, -.03, .075, .14, 'white', axis='x')
    ring(-.075, -.07, -.03, .03, .01, 'ash', 'x')


figure(.2, .2, 0, sex='f', outfit='vest', hair='bun', gloves='sky', left=spot(-.06, -.54, 1.32), left_item=roll,
       right=spot(.16, -.46, 1.1), skin='skin-tan', look=(-6, 8), mood='work')
