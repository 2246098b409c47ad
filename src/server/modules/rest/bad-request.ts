import { AppError } from '../../../contract/errors.ts';

/** What is wrong with a read, told to the program that asked. */
export const badRequest = (message: string): AppError => new AppError('invalid_request', { message });
