import { KeyRound, Pencil } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Detail, Details } from '#ui-kit/elements/Details.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type OwnDetails = {
  firstname: string
  /** Empty where none was given. */
  lastname: string
  email: string
  emailVerified: boolean
  isAdmin: boolean
}

type PersonalDetailsProps = {
  details: OwnDetails
  editHref: string
  /** Leads to a new password by way of a code in the mail. */
  onChangePassword: () => void
}

/** What the shop knows of whoever is signed in. */
export const PersonalDetails = ({ details, editHref, onChangePassword }: PersonalDetailsProps) => {
  const headingId = useId()

  return (
    <Stack as="section" gap={4} aria-labelledby={headingId}>
      <Row justify="space-between" wrap>
        <Heading level={2} size={20} id={headingId}>
          Your details
        </Heading>
        <Button kind="secondary" size="small" href={editHref} icon={<Pencil size={16} aria-hidden />}>
          Edit
        </Button>
      </Row>
      <Details>
        <Detail name="Firstname">{details.firstname}</Detail>
        <Detail name="Lastname">{details.lastname || 'Not given'}</Detail>
        <Detail name="E-mail" wide>
          <Row as="span" gap={2} wrap>
            {details.email}
            <Standing verified={details.emailVerified} />
          </Row>
        </Detail>
        {details.isAdmin && <Detail name="Role">Admin</Detail>}
      </Details>
      <div>
        <Button kind="secondary" size="small" icon={<KeyRound size={16} aria-hidden />} onClick={onChangePassword}>
          Change password
        </Button>
      </div>
    </Stack>
  )
}

const Standing = ({ verified }: { verified: boolean }) => (
  <Badge tone={verified ? 'ok' : 'warn'}>{verified ? 'Verified' : 'Not verified'}</Badge>
)
