// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Button } from './Button.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Disclosure } from './Disclosure.tsx'
import { EmailAddress } from './EmailAddress.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'
import { Meter } from './Meter.tsx'
import { Moment } from './Moment.tsx'
import { Notice } from './Notice.tsx'
import { Paginator } from './Paginator.tsx'
import { PathText } from './PathText.tsx'
import { Picture } from './Picture.tsx'
import { Price } from './Price.tsx'
import { Quantity } from './Quantity.tsx'
import { RadioList } from './RadioList.tsx'
import { Rating } from './Rating.tsx'
import { Select } from './Select.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Spinner } from './Spinner.tsx'
import { Table } from './Table.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { Toasts } from './Toasts.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const nothing = () => {}
const gauteng = { value: 'Gauteng', label: 'Gauteng' }

const elements: Record<string, ReactNode> = {
  Breadcrumb: <Breadcrumb trail={[{ label: 'Home', href: '/' }, { label: 'Cart' }]} />,
  Button: <Button loading>Place order</Button>,
  Checkbox: <Checkbox label="Remember me" detail="On this phone" checked onChange={nothing} />,
  Disclosure: <Disclosure label="What is in the box">A kettle</Disclosure>,
  EmptyState: <EmptyState title="Your cart is empty" action={<Button href="/">Home</Button>} />,
  ErrorPanel: <ErrorPanel onRetry={nothing} />,
  Meter: <Meter value={0.4} label="Towards free delivery" />,
  Moment: <Moment at="2026-11-21T08:00:00.000Z" />,
  Notice: (
    <Notice tone="ok" title="Thank you">
      Order EK-20418 is placed.
    </Notice>
  ),
  PathText: <PathText path="/Categories/Braais" />,
  EmailAddress: <EmailAddress address="amina@ekhaya.example" />,
  Paginator: <Paginator page={2} pages={9} hrefFor={(page) => `?pageNumber=${page}`} />,
  Picture: (
    <Picture src="/pictures/blue-kettle-320.webp" avif="/pictures/blue-kettle-320.avif" alt="Blue kettle" eager />
  ),
  Price: <Price price={'R\u00a0649.00'} was={'R\u00a0799.00'} />,
  Quantity: <Quantity count={2} max={9} label="Quantity of Blue kettle" onChange={nothing} />,
  RadioList: <RadioList legend="Province" options={[gauteng]} value="Gauteng" onChange={nothing} />,
  Rating: <Rating value={4.3} count={28} />,
  Select: <Select label="Province" options={[gauteng]} value="Gauteng" onChange={nothing} />,
  Skeleton: <Skeleton width="60%" />,
  Spinner: <Spinner label="Loading your addresses" />,
  Table: (
    <Table caption="Orders" columns={[{ key: 'number', label: 'Order' }]}>
      <tr>
        <th scope="row">EK-20418</th>
      </tr>
    </Table>
  ),
  TextArea: <TextArea label="Description" value="" hint="10 to 1000 characters" onChange={nothing} />,
  TextField: <TextField label="Email" value="" error="Email required" onChange={nothing} />,
  ThemeSwitch: <ThemeSwitch theme="system" onChange={nothing} />,
  Toasts: <Toasts toasts={[{ id: 'added', message: 'Address added successfully', tone: 'ok' }]} onDismiss={nothing} />,
}

test.each(Object.entries(elements))('%s hydrates without a difference from the server HTML', async (_, element) => {
  const consoleError = vi.spyOn(console, 'error')
  const page = document.createElement('div')
  page.innerHTML = renderToString(element)

  await act(async () => hydrateRoot(page, element, { onRecoverableError: console.error }))

  expect(page.innerHTML).not.toBe('')
  expect(consoleError).not.toHaveBeenCalled()
})

test.each(Object.entries(elements))(
  '%s renders without inline styles, which the content security policy forbids',
  (_, element) => {
    expect(renderToString(element)).not.toContain(' style=')
  },
)
