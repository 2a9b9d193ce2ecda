"""The director."""
from people import portrait

portrait('sea', 'gold', outfit='suit', trim='terracotta', hair='side', hair_colour='silver', glasses=True, moustache=True,
        skin='skin-tan', right='down', left='down')
