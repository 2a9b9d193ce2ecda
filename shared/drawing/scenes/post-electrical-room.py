"""The electrical room: one panel open for testing, one technician reading, one writing."""
from kit import (
    at, box, cable_tray, cyl, extinguisher, first_aid, on_back, on_left, panel, picture, pipe, room, slab_sign,
    step_ladder, toolbox,
)
from people import clipboard, figure, meter, screwdriver, torch

picture(size=(1280, 720), crop=(-.1, -.1, 1.6, 5.2))
room(5.8, 5.4, 2.8, 'mint', 'straw', ('ash', 'mint'), skirting='slate')
with on_back(5.4):
    panel(-2.2, .85, 1.9, 'sea')
    panel(-1.25, .85, 1.9, 'ash', open_door=True)
    panel(.55, .85, 1.9, 'ash')
    panel(1.5, .85, 1.9, 'ash')
    box(2.4, -.12, 1.0, .55, .24, .75, 'cream', .02)
    for k in range(6):
        box(2.24 + .16 * (k % 3), -.25, 1.15 + .28 * (k // 3), .12, .04, .2, 'ink' if k % 2 else 'slate', .008)
    for k in range(5):
        pipe([(-2.2 + .95 * k if k < 2 else -.9 + .75 * k, -.2, 2.0), (-2.2 + .95 * k if k < 2 else -.9 + .75 * k, -.2, 2.42)],
                .05, 'ink')
cable_tray([(-2.9, 2.45), (2.9, 2.45)], 2.4, .4)
cable_tray([(-2.65, -2.6), (-2.65, 2.3)], 2.4, .4)
with on_left(5.8):
    panel(.9, 1.1, 1.5, 'sea', z=.1)
    extinguisher(-.15, .5)
    first_aid(-.85, 1.1)
    with at(-.15, -.01, 1.2):
        slab_sign()
    for k in range(4):  # meters
        box(-1.75 + .42 * (k % 2), -.1, 1.0 + .5 * (k // 2), .34, .2, .42, 'white', .025)
        cyl(-1.75 + .42 * (k % 2), -.215, 1.26 + .5 * (k // 2), .1, .02, 'glass', axis='y')
        box(-1.75 + .42 * (k % 2), -.205, 1.05 + .5 * (k // 2), .2, .02, .07, 'ink', .004)
    pipe([(-1.54, -.06, 1.95), (-1.54, -.06, 2.4)], .05, 'ink')
# insulating mats, as the rules ask
box(0, 1.35, .03, 5.2, .8, .03, 'deep', .01)
for k in range(16):
    box(-2.45 + .327 * k, 1.35, .045, .03, .74, .02, 'slate', .005)
box(0, .87, .035, 5.6, .07, .012, 'gold', .003)
figure(-.75, 1.15, 140, .06, outfit='vest', hat='helmet', right='reach', right_item=screwdriver, left='work', left_item=meter,
        skin='skin-tan', look=(-45, -6), scale=1.08)
figure(.45, 1.25, 35, sex='f', outfit='vest', hat='helmet', hat_colour='white', hair='plait', left='carry', left_item=clipboard,
        right='point', look=(-20, -8), skin='skin-brown', scale=1.08)
figure(-1.3, -.35, 60, outfit='overall', hat='cap', right='carry', right_item=torch, left='hip', moustache=True,
        skin='skin-dark', scale=1.08)
step_ladder(2.35, .35, .03, 60, 1.5)
toolbox(-.25, -.5, .03, 20)
box(.6, -1.75, .03, 1.3, .75, .62, 'teal', .03)
box(.6, -1.75, .65, 1.4, .85, .06, 'wood', .02)
for k, colour in enumerate(('red', 'gold', 'sky')):  # cable drums
    with at(.2 + .42 * k, -1.75, .71):
        cyl(0, 0, 0, .17, .04, 'oak')
        cyl(0, 0, .04, .12, .14, colour)
        cyl(0, 0, .18, .17, .04, 'oak')
with at(-2.1, -2.0, .03):  # the big drum
    cyl(-.3, 0, .5, .5, .07, 'oak', axis='x')
    cyl(-.24, 0, .5, .36, .5, 'ink', axis='x')
    cyl(.26, 0, .5, .5, .07, 'oak', axis='x')
