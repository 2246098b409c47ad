import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../lib/api/api-error.ts';
import { submittedValues } from '../../../lib/form-values.ts';
import { ACCOUNT_KEY } from '../api/account-calls.ts';

export interface Change {
  busy: boolean;
  /** What went wrong with the last try, or null. */
  failure: string | null;
  /** Runs a change; afterwards the settings are reloaded. True when it went through. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** The same for a form's submit event, with what its fields hold. */
  submitForm: (work: (values: Record<string, string>) => Promise<unknown>) => (event: FormEvent) => void;
  clear: () => void;
}

/** One change of the account at a time, with its failure kept for the form that asked for it. */
export function useChange(): Change {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
      return true;
    } catch (error) {
      setFailure(errorText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const submitForm = (work: (values: Record<string, string>) => Promise<unknown>) => (event: FormEvent) => {
    const values = submittedValues(event);
    void run(() => work(values));
  };
  return { busy, failure, run, submitForm, clear: () => setFailure(null) };
}
