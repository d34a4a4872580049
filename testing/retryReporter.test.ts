import { expect, it } from 'vitest'
import { type FinishedTest, retryReporter } from './retryReporter.ts'

const printedFor = (result: ReturnType<FinishedTest['result']>) => {
  const printed: string[] = []
  const module = { relativeModuleId: 'e2e/cart.e2e.ts' }
  retryReporter((text) => printed.push(text)).onTestCaseResult({
    fullName: 'a cart > is filled',
    module,
    result: () => result,
  })
  return printed
}

it('prints the errors of a test that passed at another try', () => {
  expect(
    printedFor({
      state: 'passed',
      errors: [
        { message: 'no cart', stack: 'Error: no cart\n  at cart.e2e.ts:7' },
        { message: 'no kettle', diff: '- kettle' },
      ],
    }),
  ).toEqual([
    'Passed at another try: e2e/cart.e2e.ts, a cart > is filled\nError: no cart\n  at cart.e2e.ts:7\nno kettle\n- kettle',
  ])
})

it.for([
  { name: 'passed at once', result: { state: 'passed', errors: undefined } },
  { name: 'failed: Vitest prints its errors', result: { state: 'failed', errors: [{ message: 'no cart' }] } },
  { name: 'was skipped', result: { state: 'skipped', errors: undefined } },
])('prints nothing of a test that $name', ({ result }) => {
  expect(printedFor(result)).toEqual([])
})
