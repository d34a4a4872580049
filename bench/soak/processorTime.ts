import { readFile } from 'node:fs/promises'

/** Clock ticks of Linux in a second, as `/proc` counts them. */
const ticksPerSecond = 100

/** The seconds of processor time that a process has used, over all its threads; 0 where the system does not report it (not Linux). */
export const readProcessorTime = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field, the program's name in parentheses, may contain spaces. User and system time are the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond
}
