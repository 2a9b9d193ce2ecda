from kit import *
from people import *
picture(crop=(0,0,.75,4.6))
box(0,0,-.1,5,5,.1,'pave')
figure(-1.6,-1.6,45,right='hold',right_item=mop(),left='front',hat='cap')
figure(-.8,-.8,45,sex='f',outfit='sari',hair='bun',bindi=True,right='hip',skin='skin-tan')
figure(.0,-.0,45,outfit='vest',hat='helmet',right='wave',moustache=True)
figure(.8,.8,45,sex='f',outfit='nurse',hat='nurse',hair='bun',left='carry',left_item=clipboard)
figure(1.6,1.6,45,outfit='guard',hat='peaked',hat_colour='sea',moustache=True,skin='skin-dark',right='down',right_item=lathi)
