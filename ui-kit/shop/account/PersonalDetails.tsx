import { KeyRound, Pencil } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { Button } from '#ui-kit/elements/Button.tsx'
import { DescriptionItem, DescriptionList } from '#ui-kit/elements/DescriptionList.tsx'
import { EmailAddress } from '#ui-kit/elements/EmailAddress.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

export type OwnDetails = {
  firstname: string
  /** Empty if none was given. */
  lastname: string
  email: string
  emailVerified: boolean
  isAdmin: boolean
}

type PersonalDetailsProps = {
  /** Name, email address and since when one is a customer. */
  details: OwnDetails
  /** Where the form that changes it is. */
  editHref: string
  /** Starts the password change, which sends a code by mail. */
  onChangePassword: () => void
}

/** The personal details of the signed-in customer. */
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
      <DescriptionList>
        <DescriptionItem name="Firstname">{details.firstname}</DescriptionItem>
        <DescriptionItem name="Lastname">{details.lastname || 'Not given'}</DescriptionItem>
        <DescriptionItem name="E-mail" wide>
          <Row as="span" gap={2} wrap>
            <EmailAddress address={details.email} />
            <VerificationBadge verified={details.emailVerified} />
          </Row>
        </DescriptionItem>
        {details.isAdmin && <DescriptionItem name="Role">Admin</DescriptionItem>}
      </DescriptionList>
      <div>
        <Button kind="secondary" size="small" icon={<KeyRound size={16} aria-hidden />} onClick={onChangePassword}>
          Change password
        </Button>
      </div>
    </Stack>
  )
}

const VerificationBadge = ({ verified }: { verified: boolean }) => (
  <Badge tone={verified ? 'ok' : 'warn'}>{verified ? 'Verified' : 'Not verified'}</Badge>
)
