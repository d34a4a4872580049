import { expect, fn, screen } from 'storybook/test'
import { lengthRule } from '#stories/exampleRules.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import {
  aminasQuestion,
  closedQuestion,
  enquiryTopicOptions,
  erasedQuestion,
  leratosQuestion,
  longQuestion,
} from '#stories/shop/enquiry/enquiries.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { EnquiriesManagementScreen, type EnquiryFilter } from '#ui-kit/screens/enquiry/EnquiriesManagementScreen.tsx'

const allEnquiries: EnquiryFilter = { search: '', state: '', topic: '' }

const meta = preview.meta({
  title: 'Screens/Admin/EnquiriesManagementScreen',
  component: EnquiriesManagementScreen,
  args: {
    enquiries: [leratosQuestion, longQuestion, aminasQuestion, closedQuestion, erasedQuestion],
    topics: enquiryTopicOptions,
    totalCount: 45,
    filter: allEnquiries,
    onFilter: fn(),
    onAnswer: fn(),
    onClose: fn(),
    onErase: fn(),
    page: 1,
    pages: 3,
    hrefFor: (page: number) => `/Enquiries_Management?page=${page}`,
  },
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({})

FirstPage.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('45 enquiries')).toBeVisible()
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'Open')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...allEnquiries, state: 'open' })
  await userEvent.selectOptions(canvas.getByLabelText('About'), 'A product')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...allEnquiries, topic: 'product' })
})

export const Answering = meta.story({
  args: {
    answering: { enquiry: leratosQuestion, rule: lengthRule('answer', 10, 4000), onAnswer: fn(), onClose: fn() },
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Answer this enquiry' })).toBeInTheDocument()
  },
})

export const Erasing = meta.story({
  args: { erasing: { enquiryNumber: 'EN-4Q9Z-0KXB', onErase: fn(), onClose: fn() } },
})

export const Loading = meta.story({ args: { enquiries: [], loading: true } })

export const Empty = meta.story({ args: { enquiries: [], totalCount: 0, pages: 1 } })

export const NothingMatches = meta.story({
  args: {
    enquiries: [],
    totalCount: 0,
    pages: 1,
    filter: { search: 'samovar', state: 'open', topic: '' } as EnquiryFilter,
  },
})

NothingMatches.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all enquiries' }))
  await expect(args.onFilter).toHaveBeenCalledWith(allEnquiries)
})

export const Failed = meta.story({ args: { enquiries: [], failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: { enquiries: [longQuestion, { ...longQuestion, id: 'answered', state: 'answered' }] },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByLabelText('Find'))
    for (let stops = 0; stops < 3; stops += 1) await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Answer enquiry EN-4Q9Z-0KXB' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith('leratos-question')
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
