import { useState } from 'react'
import { styled } from 'styled-components'
import type { MailContent } from '#api/mail/mailContent.ts'
import { renderMailHtml } from '#api/mail/renderMailHtml.ts'
import { renderMailText } from '#api/mail/renderMailText.ts'
import { font } from '#ui-kit/theme/font.ts'

type MailViewProps = {
  /** What the mail says; the page and the plain text are both made of it, by the code that sends them. */
  mail: MailContent
  /** The HTML of a mail program, or the plain text of one that shows no HTML. */
  format?: 'html' | 'text' | undefined
}

/** A mail as its recipient sees it: subject and preview as in the list of mails, and the mail itself below. */
export const MailView = ({ mail, format = 'html' }: MailViewProps) => (
  <Window>
    <Head>
      <strong>{mail.subject}</strong>
      <p>{mail.preview}</p>
      {mail.attachment && <p>Attached: {mail.attachment.name}</p>}
    </Head>
    {format === 'html' ? <HtmlMail mail={mail} /> : <PlainText>{renderMailText(mail)}</PlainText>}
  </Window>
)

const HtmlMail = ({ mail }: Pick<MailViewProps, 'mail'>) => {
  const [height, setHeight] = useState(400)

  return (
    <iframe
      title={mail.subject}
      srcDoc={renderMailHtml(mail)}
      style={{ height }}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height)}
    />
  )
}

const Window = styled.div`
  max-width: 720px;
  margin: 0 auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-2);
  background: var(--surface);
  overflow: hidden;

  iframe {
    display: block;
    width: 100%;
    border: 0;
  }
`

const Head = styled.div`
  padding: var(--space-4) var(--space-5);
  border-bottom: var(--border) solid var(--line);
  ${font(14)}

  p {
    color: var(--ink-2);
  }
`

const PlainText = styled.pre`
  padding: var(--space-5);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  font: 14px / 20px monospace;
`
