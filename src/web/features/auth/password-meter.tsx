import { PASSWORD_RULES, passwordStrength } from '../../../contract/password-rules.ts';
import styles from './form-parts.module.css';

/** Strength in words and bars, and the five rules as a checklist. */
export function PasswordMeter({ password }: { password: string }) {
  const { met, strength } = passwordStrength(password);
  return (
    <div className={styles.meter}>
      <div className={styles.bars} data-strength={strength} aria-hidden="true">
        {PASSWORD_RULES.map((rule, at) => (
          <i key={rule.id} data-on={at < met || undefined} />
        ))}
      </div>
      <p className={styles.strength} aria-live="polite">
        Password strength: <strong>{password === '' ? '–' : strength}</strong>
      </p>
      <ul className={styles.checks}>
        {PASSWORD_RULES.map((rule) => {
          const passed = rule.test(password);
          return (
            <li key={rule.id} data-met={passed || undefined}>
              <svg viewBox="0 0 12 12" aria-hidden="true">
                {passed ? (
                  <path d="M1.5 6.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="1.8" />
                ) : (
                  <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.4" />
                )}
              </svg>
              {rule.label}
              <span className="visually-hidden">{passed ? ', met' : ', not met yet'}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
