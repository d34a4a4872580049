import type { TestCase } from 'vitest/node'

/** What is read of a finished test. */
export interface FinishedTest extends Pick<TestCase, 'fullName'> {
  module: Pick<TestCase['module'], 'relativeModuleId'>
  result(): { state: string; errors?: readonly { message: string; stack?: string; diff?: string }[] | undefined }
}

/** Prints why a test needed another try. Vitest's own reporter only counts the tries of a test that passed in the end. */
export const retryReporter = (print: (text: string) => void = console.log) => ({
  onTestCaseResult: (test: FinishedTest) => {
    const { state, errors = [] } = test.result()
    if (state !== 'passed' || errors.length === 0) return
    const causes = errors.flatMap(({ stack, message, diff }) => [stack ?? message, ...(diff ? [diff] : [])])
    print(`Passed at another try: ${test.module.relativeModuleId}, ${test.fullName}\n${causes.join('\n')}`)
  },
})
