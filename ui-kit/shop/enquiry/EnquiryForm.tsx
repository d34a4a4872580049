import { type FormEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '#ui-kit/elements/Button.tsx'
import { countCharacters } from '#ui-kit/elements/countCharacters.ts'
import { formatCount } from '#ui-kit/elements/formatCount.ts'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'
import { StandaloneLink } from '#ui-kit/elements/StandaloneLink.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { useDraftForm } from '#ui-kit/elements/useDraftForm.ts'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { phone } from '#ui-kit/theme/media.ts'
import { type EnquiryCheck, type EnquiryDraft, type EnquiryField, enquiryLabels } from './enquiryDraft.ts'

type EnquiryReceipt = { enquiryNumber: string; email: string; answered: string }

export type EnquiryFormProps = {
  /** What the fields hold. */
  draft: EnquiryDraft
  /** Called with a function that changes the draft. */
  onDraft: (change: (current: EnquiryDraft) => EnquiryDraft) => void
  /** The topics to choose from. */
  topics: readonly { value: string; label: string }[]
  /** The rules of the fields. */
  check: EnquiryCheck
  /** How long the message may be, in characters. */
  maxLength: number
  /** Whether the enquiry is being sent. */
  sending?: boolean | undefined
  /** The server's error message when sending failed. */
  problem?: string | undefined
  /** The server's validation errors by field. */
  errors?: Partial<Record<EnquiryField, string>> | undefined
  /** Set once it was sent: the form gives way to the receipt. `answered`: when we answer, such as 'within one working day'. */
  sent?: EnquiryReceipt | undefined
  /** Called when somebody sends the enquiry. */
  onSubmit: () => void
  /** Shows the form again, for another message. */
  onAgain: () => void
  /** The page that says how long the message is kept. */
  privacyHref: string
}

/** The contact form. Fields show their error after their first blur; the button stays disabled until all are valid. */
export const EnquiryForm = (props: EnquiryFormProps) =>
  props.sent ? <Receipt sent={props.sent} onAgain={props.onAgain} /> : <Form {...props} />

const Form = (props: EnquiryFormProps) => {
  const { draft, onDraft, topics, check, maxLength, sending = false, problem, errors, onSubmit, privacyHref } = props
  const ownId = useId()
  const [asked, setAsked] = useState(false)
  const form = useDraftForm<EnquiryDraft, EnquiryField>({
    draft,
    onDraft,
    labels: enquiryLabels,
    serverErrors: errors,
    errorOf: check,
    isSame: (field, one, other) => one[field] === other[field],
    idOf: (field) => `${ownId}${field}`,
  })
  const missing = form.invalidFields.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (missing > 0 || sending) return
    form.markSubmitted()
    onSubmit()
  }

  return (
    <Card data-needs-script>
      <Stack as="form" gap={4} noValidate onSubmit={submit} aria-label="Write to us">
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Select
          {...form.text('topic')}
          label={enquiryLabels.topic}
          placeholder="Choose one"
          options={topics}
          disabled={sending}
          required
        />
        <Pair>
          <TextField
            {...form.text('name')}
            label={enquiryLabels.name}
            autoComplete="name"
            disabled={sending}
            required
          />
          <TextField
            {...form.text('email')}
            type="email"
            label={enquiryLabels.email}
            autoComplete="email"
            disabled={sending}
            required
          />
        </Pair>
        <TextField
          {...form.text('orderNumber')}
          label={enquiryLabels.orderNumber}
          hint="It begins with EK. You can find it in our e-mails and under your orders."
          autoComplete="off"
          disabled={sending}
        />
        <TextArea
          {...form.text('message')}
          label={enquiryLabels.message}
          hint={`${countCharacters(draft.message.trim())} of ${maxLength} characters`}
          rows={6}
          disabled={sending}
          required
        />
        <Stack gap={2}>
          <div>
            <Button type="submit" loading={sending} disabled={missing > 0} aria-describedby={`${ownId}missing`}>
              Send message
            </Button>
          </div>
          <Text id={`${ownId}missing`} size={14} tone="ink-2" role={asked ? 'status' : undefined}>
            {missing > 0
              ? `Please complete ${formatCount(missing, 'field')}.`
              : 'We use your e-mail address only to answer you.'}
          </Text>
          <Text size={14} tone="ink-2">
            <StandaloneLink href={privacyHref}>How we keep what you write</StandaloneLink>
          </Text>
        </Stack>
      </Stack>
    </Card>
  )
}

const Receipt = ({ sent, onAgain }: Pick<EnquiryFormProps, 'onAgain'> & { sent: EnquiryReceipt }) => (
  <Card>
    <Stack gap={4}>
      <Notice tone="ok" title="Your message reached us" live>
        We answer to {sent.email}, usually {sent.answered}. The number of your message is <b>{sent.enquiryNumber}</b>.
      </Notice>
      <div>
        <Button kind="secondary" onClick={onAgain}>
          Write another message
        </Button>
      </div>
    </Stack>
  </Card>
)

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-4);

  ${phone} {
    grid-template-columns: 1fr;
  }
`
