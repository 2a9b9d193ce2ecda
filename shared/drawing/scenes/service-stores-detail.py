"""Departmental stores, for the list: a jar on its shelf and the scanner that counts it."""
from kit import at, box, cyl, rack, room, spot
from people import figure, task

task()
with at(1.1, -.4):
    room(4, 4, 2.8, 'sea', 'cream', ('cream', 'straw'), skirting='wood')
rack(-.64, -.15, 2.4, 2.1, .46, 90, 5, 'wood', kind='groceries')
rack(.75, 1.3, 1.7, 2.1, .5, 0, 5, 'teal', kind='boxes')


def jar():
    cyl(-.06, -.06, -.1, .085, .2, 'gold')
    cyl(-.06, -.06, .1, .07, .04, 'white')
    with at(-.06, -.06, -.055, 15):  # its label, and the line of light that reads it
        box(0, -.08, 0, .1, .014, .1, 'white', .004)
        for k, wide in enumerate((.008, .004, .012, .004, .008, .004)):
            box(-.034 + .0135 * k, -.088, .02, wide, .004, .06, 'ink', .001)
        box(0, -.091, .048, .1, .003, .005, 'red', .001)


def scanner():
    with at(0, -.02, .05, -62):
        box(0, -.09, .02, .11, .26, .1, 'ash', .03)
        box(0, -.225, .035, .085, .02, .07, 'red', .01)
        box(0, .02, -.14, .07, .08, .18, 'slate', .025)


figure(.17, .17, -4, outfit='apron', hat='cap', glasses=True, left=spot(-.26, -.2, 1.42), left_item=jar, right=spot(.2, -.27, 1.12),
       right_item=scanner, skin='skin-brown', look=(-8, 3), mood='work')
