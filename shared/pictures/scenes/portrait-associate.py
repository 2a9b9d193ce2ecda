"""The associate."""
from people import portrait

portrait('blush', 'cream', sex='f', outfit='kurta', shirt='terracotta', trim='gold', hair='long', bindi=True, skin='skin-brown',
        right='down', left='down')
