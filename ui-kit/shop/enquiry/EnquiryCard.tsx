import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmailAddress } from '#ui-kit/elements/EmailAddress.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Moment } from '#ui-kit/elements/Moment.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { font } from '#ui-kit/theme/font.ts'
import type { ListedEnquiry } from './listedEnquiry.ts'

export type EnquiryActions = {
  /** The id of the enquiry whose request is running. */
  busyId?: string | undefined
  /** Opens the dialog with the answer. */
  onAnswer: (id: string) => void
  onClose: (id: string) => void
  /** Opens the dialog that asks whether to erase it. */
  onErase: (id: string) => void
}

/** An enquiry as admins read it: who asks what, what was answered, and what can be done. */
export const EnquiryCard = ({ enquiry, ...actions }: EnquiryActions & { enquiry: ListedEnquiry }) => (
  <Card as="article" aria-labelledby={`enquiry-${enquiry.id}`}>
    <Stack gap={3}>
      <Top>
        <div>
          <Heading level={2} size={18} id={`enquiry-${enquiry.id}`}>
            {enquiry.topic}
          </Heading>
          <Quiet>
            {enquiry.enquiryNumber}, <Moment at={enquiry.receivedAt} />
          </Quiet>
        </div>
        <StateBadge state={enquiry.state} />
      </Top>
      {enquiry.state === 'erased' ? (
        <Quiet>Its text, name and e-mail address were erased.</Quiet>
      ) : (
        <Correspondence {...enquiry} />
      )}
      <Actions enquiry={enquiry} {...actions} />
    </Stack>
  </Card>
)

const Correspondence = ({ name, email, orderNumber, message, answers, customerHref }: ListedEnquiry) => (
  <>
    <Sender>
      {customerHref ? <Anchor href={customerHref}>{name}</Anchor> : name}, <EmailAddress address={email} />
      {orderNumber && <span>Order {orderNumber}</span>}
    </Sender>
    <Words>{message}</Words>
    {answers.map(({ answer, answeredAt }) => (
      <Answer key={answeredAt}>
        <Quiet>
          Answered <Moment at={answeredAt} />
        </Quiet>
        <Words>{answer}</Words>
      </Answer>
    ))}
  </>
)

const Actions = ({ enquiry, busyId, onAnswer, onClose, onErase }: EnquiryActions & { enquiry: ListedEnquiry }) => {
  const { id, enquiryNumber, state, customerHref } = enquiry
  const isBlocked = busyId !== undefined
  const answerLabel = state === 'answered' ? 'Answer again' : 'Answer'
  if (state === 'erased') return null

  return (
    <Row gap={2} wrap>
      <Button
        size="small"
        kind={state === 'open' ? 'primary' : 'secondary'}
        disabled={isBlocked}
        aria-label={`${answerLabel} enquiry ${enquiryNumber}`}
        onClick={() => onAnswer(id)}
      >
        {answerLabel}
      </Button>
      {state === 'open' && (
        <Button
          size="small"
          kind="secondary"
          loading={busyId === id}
          disabled={isBlocked && busyId !== id}
          aria-label={`Close enquiry ${enquiryNumber} without an answer`}
          onClick={() => onClose(id)}
        >
          Close
        </Button>
      )}
      {!customerHref && (
        <Button
          size="small"
          kind="quiet"
          disabled={isBlocked}
          aria-label={`Erase enquiry ${enquiryNumber}`}
          onClick={() => onErase(id)}
        >
          Erase
        </Button>
      )}
    </Row>
  )
}

const StateBadge = ({ state }: Pick<ListedEnquiry, 'state'>) => {
  const [tone, word] = badges[state]
  return <Badge tone={tone}>{word}</Badge>
}

const badges = {
  open: ['warn', 'Open'],
  answered: ['ok', 'Answered'],
  closed: ['neutral', 'Closed'],
  erased: ['neutral', 'Erased'],
} as const

const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
`

const Sender = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-1);
  overflow-wrap: anywhere;
  ${font(14, 600)}

  > span {
    padding-inline-start: var(--space-3);
    color: var(--ink-2);
  }
`

const Words = styled.p`
  max-width: 72ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Answer = styled.div`
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--brand);
`

const Quiet = styled.span`
  color: var(--ink-2);
  ${font(14)}
`
