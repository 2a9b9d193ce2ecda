"""A customer: the medical superintendent of a hospital, on the ward corridor."""
from kit import at, box, cyl, door, drip_stand, pipe, potted_plant, pulse, ring, window
from people import clipboard, figure, portrait

with portrait(1.24, 1.56, 'cream', 'mint'):
    with at(0, 1.3):
        box(0, -.02, 0, 4, .04, .95, 'sea', .005)
        pipe([(-2, -.1, .98), (2, -.1, .98)], .035, 'oak')  # the handrail of the ward
        door(.72, .82, 2.0, 'teal')
        cyl(.72, -.17, 1.5, .17, .06, 'brass', axis='y')
        cyl(.72, -.18, 1.5, .135, .05, 'glass', axis='y')
        window(-.78, 1.1, .8, .9, bars=(1, 0))
        box(-.12, -.06, 1.72, .36, .08, .26, 'deep', .03)
        pulse(-.12, -.11, 1.85, .26)
    drip_stand(-.62, .75)
    figure(0, 0, -4, 0, outfit='coat', trim='maroon', trousers='slate', hat='turban', hat_colour='maroon', hair='short', beard=True,
           moustache=True, hair_colour='silver', glasses=True, skin='skin-tan', right='down', left=(.07, -.36, .8),
           left_item=clipboard, look=(6, -8))
