import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { shopWrapper } from './shopWrapper.tsx'

interface Transitions {
  onAsk(transition?: string): void
  onTransition(transition: string, answer?: string): Promise<void> | void
  conflict?: { onShowNow(): void } | undefined
}

/** An admin opens a record with its transitions, in a shop that gives this answer to an update. */
export const openTransitions = <Timeline, Opened extends { panel: Transitions | undefined }>(
  useRecord: (timeline: Timeline) => Opened,
  now: Timeline,
  answer: () => unknown = () => ({ message: 'Updated' }),
) => {
  const send = vi.fn(async (_key: unknown, _request: { querydata: object }) => answer())
  const { result, rerender } = renderHook(({ timeline }) => useRecord(timeline), {
    wrapper: shopWrapper({ send: send as never }, BrowserRouter),
    initialProps: { timeline: now },
  })
  const panel = (): Opened['panel'] => result.current.panel

  return {
    opened: () => result.current,
    panel,
    /** Somebody else has changed the record. */
    receive: (timeline: Timeline) => rerender({ timeline }),
    ask: (transition: string) => act(async () => panel()?.onAsk(transition)),
    move: (transition: string, text?: string) => act(async () => panel()?.onTransition(transition, text)),
    showLatest: () => act(async () => panel()?.conflict?.onShowNow()),
    sent: () => send.mock.calls.map(([, { querydata }]) => querydata),
  }
}
