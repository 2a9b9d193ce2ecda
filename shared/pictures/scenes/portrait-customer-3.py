"""A customer: head of a school."""
from people import portrait

portrait('teal', 'straw', outfit='suit', trim='teal', hat='turban', hat_colour='gold', beard=True, skin='skin-tan', right='down',
        left='down')
