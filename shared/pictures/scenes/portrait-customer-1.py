"""A customer: chair of a housing society."""
from people import portrait

portrait('mint', 'terracotta', sex='f', outfit='sari', shirt='violet', trim='rose', hair='bun', hair_colour='silver',
        glasses=True, bindi=True, skin='skin-fair', right='down', left='down')
