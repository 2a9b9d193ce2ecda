"""A customer: runs an office."""
from people import portrait

portrait('straw', 'sea', outfit='shirt', shirt='terracotta', hair='short', beard=True, skin='skin-dark', right='down',
        left='down')
