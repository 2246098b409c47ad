import {
  type InputHTMLAttributes,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type InputProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** One line of text with its label, hint and error. */
export function TextField({ label, error, hint, corner, hideLabel, className, ...rest }: InputProps) {
  return (
    <Field label={label} error={error} hint={hint} corner={corner} hideLabel={hideLabel} id={rest.id}>
      {(control) => <input {...rest} {...control} className={classNames(control.className, className)} />}
    </Field>
  );
}

/** A password with a show/hide toggle; pasting and password managers work. */
export function PasswordField({ label, error, hint, corner, hideLabel, className, ...rest }: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} corner={corner} hideLabel={hideLabel} id={rest.id}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(control.className, className)}
          />
          <button
            type="button"
            className={styles.inside}
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}

type AreaProps = FieldProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text with label, hint and error. */
export function TextArea({ label, error, hint, corner, hideLabel, className, ...rest }: AreaProps) {
  return (
    <Field label={label} error={error} hint={hint} corner={corner} hideLabel={hideLabel} id={rest.id}>
      {(control) => <textarea {...rest} {...control} className={classNames(control.className, className)} />}
    </Field>
  );
}

type SelectProps = FieldProps & SelectHTMLAttributes<HTMLSelectElement>;

/** One choice of a short list, its options as children, with label, hint and error. */
export function SelectField({ label, error, hint, corner, hideLabel, className, ...rest }: SelectProps) {
  return (
    <Field label={label} error={error} hint={hint} corner={corner} hideLabel={hideLabel} id={rest.id}>
      {(control) => <select {...rest} {...control} className={classNames(control.className, className)} />}
    </Field>
  );
}
