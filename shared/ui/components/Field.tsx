import {
  type ChangeEventHandler,
  type ComponentProps,
  type FocusEventHandler,
  type InputEventHandler,
  type Ref,
  useRef,
  useState,
} from 'react';
import { CharacterCount, type CountWords } from './CharacterCount.tsx';
import classes from './Field.module.css';
import { Icon } from './Icon.tsx';
import { alertIcon } from './icons.ts';

export type { CountWords };
export type FieldControl = HTMLInputElement | HTMLTextAreaElement;

export interface FieldProps {
  label: string;
  name: string;
  kind: 'text' | 'email' | 'tel' | 'textarea';
  /** The error, and on a second line more about it. Not a live region, so that screen readers do not repeat it at every keystroke. */
  error?: string;
  hint?: string;
  /** Maximum number of characters, enforced by the control; those typed are counted below it, except in a phone number. */
  limit?: number;
  /** The words of that count, in another language. */
  count?: CountWords;
  /** Needed if two forms on a page have a field of the same name. */
  id?: string;
  autoComplete?: string;
  /** `numeric` shows a keypad of digits on phones. */
  inputMode?: 'numeric';
  required?: boolean;
  /** Set while the form is being sent: the text stays readable, and changes would be lost. */
  readOnly?: boolean;
  defaultValue?: string;
  ref?: Ref<FieldControl>;
  onChange?: ChangeEventHandler<FieldControl>;
  onInput?: InputEventHandler<FieldControl>;
  onFocus?: FocusEventHandler<FieldControl>;
  onBlur?: FocusEventHandler<FieldControl>;
}

/**
 * A labelled control. Uncontrolled, so that hydration keeps what was typed before.
 * @example
 * <Field label="E-mail" kind="email" limit={120} error={errors.email?.message} {...register('email')} />
 */
export function Field({
  label,
  name,
  kind,
  error,
  hint,
  limit,
  count,
  id = `field-${name}`,
  ref,
  ...control
}: FieldProps) {
  const element = useRef<FieldControl>(null);
  const hasLimitShown = limit !== undefined && kind === 'textarea';
  const describedBy =
    [error && `${id}-error`, hint && `${id}-hint`, hasLimitShown && `${id}-limit`].filter(Boolean).join(' ') ||
    undefined;
  const shared = {
    ...control,
    id,
    name,
    // Visitors may type Urdu.
    dir: 'auto',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    maxLength: limit,
    ref: (next: FieldControl | null) => {
      element.current = next;
      assignRef(ref, next);
    },
  };
  return (
    <div className={classes.root} data-invalid={error ? '' : undefined}>
      <div className={classes.above}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className={classes.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      {kind === 'textarea' ? <TextArea {...shared} /> : <input type={kind} {...shared} />}
      <div className={classes.below}>
        {error && <FieldError id={`${id}-error`} error={error} />}
        {limit && kind !== 'tel' && (
          <CharacterCount
            element={element}
            limit={limit}
            limitId={`${id}-limit`}
            words={count}
            isAlwaysShown={hasLimitShown}
          />
        )}
      </div>
    </div>
  );
}

function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p className={classes.error} id={id}>
      <Icon icon={alertIcon} />
      {error.split('\n').map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  );
}

function TextArea({ id, defaultValue, ...rest }: ComponentProps<'textarea'> & { id: string; defaultValue?: string }) {
  return (
    <textarea
      rows={6}
      {...rest}
      id={id}
      defaultValue={useTextTypedBefore(id, defaultValue)}
      onKeyUp={({ key, currentTarget }) => key === 'Tab' && showWhole(currentTarget)}
    />
  );
}

/** Browsers scroll to the caret of a textarea that takes the focus, which leaves the rest of it outside the window. */
function showWhole(element: HTMLElement) {
  element.scrollIntoView({ block: 'nearest' });
}

function assignRef(ref: Ref<FieldControl> | undefined, element: FieldControl | null) {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/**
 * The initial text of a textarea: what a visitor typed into the served page before the scripts ran, else `defaultValue`.
 * While hydrating, React keeps what was typed into an input, but resets a textarea that has a default.
 */
function useTextTypedBefore(id: string, defaultValue: string | undefined): string | undefined {
  // Not `??`: a form that replaces another on the page may find that one's emptied field.
  const [text] = useState(() => servedText(id) || defaultValue);
  return defaultValue === undefined ? undefined : text;
}

function servedText(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement && element.value !== element.defaultValue ? element.value : undefined;
}
