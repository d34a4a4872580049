import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { SlotPicker, type SlotPickerProps } from '#ui-kit/shop/booking/slots/SlotPicker.tsx'
import { busiestWeek, callOutFee, freeDay, fullWeek, siphosWeek, slotAt, storyToday } from './freeWeek.ts'

type Choice = Pick<SlotPickerProps, 'days' | 'chosen' | 'failure' | 'soonest' | 'onEarlier' | 'onLater'>

const tuesdayAtNine = slotAt('2026-11-24', '09:00').start

const meta = preview.meta({
  title: 'Shop/Booking/SlotPicker',
  component: SlotPicker,
  parameters: { docs: { story: { inline: false, height: '700px' } } },
  args: {
    from: storyToday,
    today: storyToday,
    minutes: 60,
    callOutFee,
    onChoose: fn(),
    days: siphosWeek,
    chosen: undefined,
    onEarlier: undefined,
    onLater: fn(),
    failure: undefined,
    soonest: undefined,
  } as Omit<SlotPickerProps, keyof Choice> & Choice,
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(args.chosen)
    const choose = (start: string) => {
      setChosen(start)
      args.onChoose(start)
    }
    return <SlotPicker {...args} chosen={chosen} onChoose={choose} />
  },
})

export const FreeTimes = meta.story({})

FreeTimes.test('calls onChoose and onLater', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radio', { name: 'Tuesday 24 November, 7 free times' })).toBeChecked()
  await expect(canvas.getByRole('radio', { name: 'Monday 23 November, no free times' })).toBeDisabled()
  await expect(canvas.getByRole('radio', { name: 'Wednesday 25 November, day off' })).toBeDisabled()
  await expect(canvas.getByRole('button', { name: 'Earlier days' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('radio', { name: 'Friday 27 November, 4 free times' }))
  await expect(canvas.getByRole('group', { name: 'Times on Friday 27 November' })).toBeVisible()
  await userEvent.click(canvas.getByRole('radio', { name: '12:00 to 13:00' }))
  await expect(args.onChoose).toHaveBeenCalledWith('2026-11-27T10:00:00Z')
  await expect(canvas.getByText(/paid at the door/)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Later days' }))
  await expect(args.onLater).toHaveBeenCalledOnce()
})

export const Chosen = meta.story({
  args: { chosen: tuesdayAtNine, action: <Button wide>Book this time</Button> },
})

export const NoCallOutFee = meta.story({ args: { callOutFee: undefined, minutes: 90 } })

export const AcrossTwoMonths = meta.story({
  args: {
    from: '2026-11-28',
    onEarlier: fn(),
    days: ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map(
      (day) => freeDay(day, ['09:00', '13:00']),
    ),
  },
})

/** The chosen time is gone from the free ones. */
export const JustTaken = meta.story({
  args: { chosen: slotAt('2026-11-24', '10:00').start },
})

JustTaken.test('calls onChoose', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/Tue 24 Nov, 10:00 is gone/)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: '11:00' }))
  await expect(args.onChoose).toHaveBeenCalledWith(slotAt('2026-11-24', '11:00').start)
  await expect(canvas.getByRole('radio', { name: '11:00 to 12:00' })).toBeChecked()
  await expect(canvas.getByRole('radio', { name: '11:00 to 12:00' })).toHaveFocus()
  await expect(canvas.queryByText('This time was just taken')).toBeNull()
})

/** A live event takes two times while somebody looks at them. */
export const TimesChange = meta.story({
  tags: ['behaviour'],
  render: function Changing(args) {
    const [days, setDays] = useState(args.days)
    const take = () => setDays(siphosWeek.map((day) => (day.day === '2026-11-26' ? { ...day, slots: [] } : day)))
    return (
      <>
        <SlotPicker {...args} days={days} />
        <Button kind="quiet" onClick={take}>
          Somebody else books Thursday
        </Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody else books Thursday' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Thursday 26 November now has no free times.')
    await expect(canvas.getByRole('radio', { name: 'Thursday 26 November, no free times' })).toBeDisabled()
  },
})

/** The last time of the focused day is taken: the keyboard goes on at the day that is shown instead. */
export const FocusedDayIsBookedUp = meta.story({
  tags: ['behaviour'],
  render: function Changing(args) {
    const [days, setDays] = useState(args.days)
    const take = () => setDays(siphosWeek.map((day) => (day.day === '2026-11-26' ? { ...day, slots: [] } : day)))
    return <SlotPicker {...args} days={days} onLater={take} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Thursday 26 November, 1 free time' }))
    // Pressed by script: the focus stays on the day.
    canvas.getByRole('button', { name: 'Later days' }).click()
    await expect(await canvas.findByRole('radio', { name: 'Thursday 26 November, no free times' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Tuesday 24 November, 7 free times' })).toHaveFocus()
  },
})

/** The focused button is of no more use once the first days are shown. */
export const EarliestDaysAreReached = meta.story({
  tags: ['behaviour'],
  render: function Turning(args) {
    const [isFirst, setFirst] = useState(false)
    return <SlotPicker {...args} onEarlier={isFirst ? undefined : () => setFirst(true)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier days' }))
    await expect(canvas.getByRole('button', { name: 'Earlier days' })).toBeDisabled()
    await expect(canvas.getByRole('region', { name: /^Free times/ })).toHaveFocus()
  },
})

export const EmptyWeek = meta.story({
  args: { days: fullWeek, soonest: slotAt('2026-12-03', '09:00') },
})

EmptyWeek.test('calls onChoose', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next free: Thu 3 Dec, 09:00' }))
  await expect(args.onChoose).toHaveBeenCalledWith('2026-12-03T07:00:00Z')
})

export const EmptyWeekOfUnknownEnd = meta.story({
  args: { days: fullWeek },
})

EmptyWeekOfUnknownEnd.test('calls onLater', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Look at later days' }))
  await expect(args.onLater).toHaveBeenCalledOnce()
})

export const NothingIn60Days = meta.story({ args: { days: fullWeek, soonest: null, onLater: undefined } })

export const Loading = meta.story({
  args: { days: undefined },
  render: function Rendering(args) {
    const [chosen, setChosen] = useState<string>()
    return (
      <>
        <SlotPicker {...args} chosen={chosen} />
        <Button kind="quiet" onClick={() => setChosen(tuesdayAtNine)}>
          Choose Tuesday at nine
        </Button>
      </>
    )
  },
})

Loading.test('announces that it loads', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose Tuesday at nine' }))
  await expect(canvas.getByText('Loading the free times')).toBeInTheDocument()
})

export const Failed = meta.story({
  args: { days: undefined, failure: { onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const Offline = meta.story({
  args: { offline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/as you last saw them/)).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '09:00 to 10:00' })).toBeDisabled()
  },
})

export const OfflineAndNeverSeen = meta.story({ args: { offline: true, days: undefined } })

export const ManyTimes = meta.story({ args: { days: busiestWeek, minutes: 15 } })

export const SmallPhone = meta.story({
  args: { chosen: slotAt('2026-11-24', '10:00').start },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('radio', { name: 'Tuesday 24 November, 7 free times' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Thursday 26 November, 1 free time' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Times on Friday 27 November' })).toBeVisible())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-11-27T06:00:00Z')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('2026-11-27T10:00:00Z')
    await expect(canvas.getByRole('radio', { name: '12:00 to 13:00' })).toHaveFocus()
  },
})
