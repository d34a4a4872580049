import { readFile } from 'node:fs/promises'

/** The memory of a process at a moment, in megabytes. */
export interface ProcessMemory {
  /** Resident memory (`VmRSS`). */
  resident: number
  /** The anonymous part of it: heaps, caches, buffers. */
  anonymous: number
  /** The file part of it: pages of programs and files, which the system can reclaim. */
  file: number
  /** The main thread's JavaScript heap: what is in use, and what V8 has taken for it. */
  heapUsed: number
  heapTotal: number
  /** Memory outside the heap that the main thread's objects hold. */
  external: number
}

/** What the memory probe reports from inside of the process, in bytes. */
export type ProbeAnswer = Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed' | 'heapTotal' | 'external'>

/** Joins the answer of the probe with `/proc/PID/status`. Without it (not Linux), `anonymous` and `file` are 0. */
export const readProcessMemory = async (pid: number, probeAnswer: ProbeAnswer): Promise<ProcessMemory> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return {
    resident: statusMegabytes(status, 'VmRSS') || megabytes(probeAnswer.rss),
    anonymous: statusMegabytes(status, 'RssAnon'),
    file: statusMegabytes(status, 'RssFile') + statusMegabytes(status, 'RssShmem'),
    heapUsed: megabytes(probeAnswer.heapUsed),
    heapTotal: megabytes(probeAnswer.heapTotal),
    external: megabytes(probeAnswer.external),
  }
}

/** The peak of resident memory in megabytes (`VmHWM`); 0 where the system does not report it. */
export const readPeakMemory = async (pid: number) =>
  statusMegabytes(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''), 'VmHWM')

const statusMegabytes = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024

const megabytes = (bytes: number) => bytes / 1024 / 1024
