import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a process started, in the system's own words; null when there is no such process. */
export function processStart(pid: number): string | null {
  return process.platform === 'linux' ? startTicks(pid) : startText(pid);
}

/** Field 22 of `/proc/<pid>/stat`, clock ticks since boot; counted from behind the name, which may hold anything. */
function startTicks(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isDead = fields[0] === 'Z' || fields[0] === 'X';
    return isDead ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function startText(pid: number): string | null {
  const { status, stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return status === 0 ? stdout.toString().trim() : null;
}
