import { readFileSync } from 'node:fs'

/** The resident memory of a process in bytes; NaN where the platform does not tell. */
export const residentBytes = (pid: number) => {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return Number.NaN
  }
}
