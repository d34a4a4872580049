/** @jsxImportSource preact */
// @vitest-environment jsdom
import { render } from 'preact'
import { useState } from 'preact/compat'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { controlFields, rememberField } from './controlledFields.ts'
import { onRendered } from './renderedElements.ts'

const page = document.body.appendChild(document.createElement('main'))

beforeAll(() => {
  onRendered(rememberField)
  controlFields()
})
afterEach(() => act(() => render(null, page)))

const field = <Found extends HTMLInputElement | HTMLSelectElement = HTMLInputElement>(selector: string) => {
  const found = page.querySelector<Found>(selector)
  if (!found) throw new Error(`No field is ${selector}`)
  return found
}

/** As a browser does when somebody types. */
const type = async (input: HTMLInputElement, value: string) => {
  input.value = value
  await act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
}

const OtpField = () => {
  const [digits, setDigits] = useState('')
  return <input value={digits} onInput={({ currentTarget }) => setDigits(currentTarget.value.replaceAll(/\D/g, ''))} />
}

it('takes back a letter in a field for digits, where nothing is rendered anew', async () => {
  await act(() => render(<OtpField />, page))
  await type(field('input'), '4')
  expect(field('input').value).toBe('4')

  await type(field('input'), '4a')
  expect(field('input').value).toBe('4')
})

it('takes a slider back to a number that did not change', async () => {
  await act(() => render(<input type="range" min={0} max={9} value={5} onInput={() => undefined} />, page))
  await type(field('input'), '7')
  expect(field('input').value).toBe('5')
})

it('leaves a field that nothing controls as it was typed', async () => {
  await act(() => render(<input defaultValue="Soweto" />, page))
  await type(field('input'), 'Pimville')
  expect(field('input').value).toBe('Pimville')
})

it('lets a checkbox be checked by its handler alone', async () => {
  const AskFirst = ({ agrees }: { agrees: boolean }) => {
    const [isChecked, setChecked] = useState(false)
    return <input type="checkbox" checked={isChecked} onChange={() => agrees && setChecked(!isChecked)} />
  }
  await act(() => render(<AskFirst agrees={false} />, page))
  await act(() => field('input').click())
  expect(field('input').checked).toBe(false)

  await act(() => render(<AskFirst agrees />, page))
  await act(() => field('input').click())
  expect(field('input').checked).toBe(true)
})

it('checks the radio button again that was checked, where its handler does not change that', async () => {
  await act(() =>
    render(
      <fieldset>
        <input type="radio" name="delivery" value="door" checked onChange={() => undefined} />
        <input type="radio" name="delivery" value="shop" checked={false} onChange={() => undefined} />
      </fieldset>,
      page,
    ),
  )
  await act(() => field('[value=shop]').click())
  expect([field('[value=door]').checked, field('[value=shop]').checked]).toEqual([true, false])
})

it('shows the chosen option that was rendered', async () => {
  await act(() =>
    render(
      <select value="newest" onChange={() => undefined}>
        <option value="newest">Newest</option>
        <option value="cheapest">Cheapest</option>
      </select>,
      page,
    ),
  )
  const sort = field<HTMLSelectElement>('select')
  sort.value = 'cheapest'
  await act(() => {
    sort.dispatchEvent(new Event('input', { bubbles: true }))
    sort.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(sort.value).toBe('newest')
})
