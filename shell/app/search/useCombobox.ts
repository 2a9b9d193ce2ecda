import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { isComposing } from '../is-composing.ts';

/**
 * Keyboard support for a text field above a list (W3C APG combobox): arrows go through the list and back to the field, Enter opens
 * the active option. Spread `field` on the input, `list` on the list, `option(index)` on each link in it. `keys` tell the options apart:
 * the active one stays active where it moves in the list.
 */
export function useCombobox(keys: string[]) {
  const id = useId();
  const [selected, select] = useState<string>();
  const count = keys.length;
  const active = selected === undefined ? -1 : keys.indexOf(selected);
  const optionId = (index: number) => `${id}option-${index}`;
  const activeId = active >= 0 ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent) || count === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 && !(event.key === 'Enter' && activeId)) return;
    event.preventDefault();
    // The arrows cycle through the options and the field itself.
    if (step !== 0) select(keys[((active + 1 + step + count + 1) % (count + 1)) - 1]);
    else if (activeId) document.getElementById(activeId)?.click();
  }

  return {
    reset: () => select(undefined),
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': `${id}list`,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onKeyDown,
    },
    list: { role: 'listbox', id: `${id}list`, 'aria-label': 'Results' },
    option: (index: number) => ({
      role: 'option',
      id: optionId(index),
      'aria-selected': index === active,
      tabIndex: -1,
    }),
  } as const;
}
