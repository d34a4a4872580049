import { UserRound } from 'lucide-react'
import { css, styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { tapArea } from '#ui-kit/elements/tapArea.ts'
import { visuallyHiddenStyles } from '#ui-kit/elements/visuallyHiddenStyles.ts'
import { desktop, forcedColors, phone } from '#ui-kit/theme/media.ts'

type VisitorLinksProps = {
  /** The signed-in person; undefined for a guest. */
  customer?: { firstname: string } | undefined
  /** Where the pages of the customer are. */
  accountHref: string
  /** Where one logs in. */
  loginHref: string
  /** Where one signs up; left out where there is no room. */
  signupHref?: string | undefined
  /** Called when somebody logs out. */
  onLogout: () => void
}

/** Greeting, account and logout for a customer; login and signup for a guest. */
export const VisitorLinks = ({ customer, accountHref, loginHref, signupHref, onLogout }: VisitorLinksProps) =>
  customer ? (
    <Links key="customer">
      <Greeting>Hi {customer.firstname}</Greeting>
      <NavLink href={accountHref}>
        <PersonIcon size={24} aria-hidden />
        <Label>Account</Label>
      </NavLink>
      <Logout type="button" onClick={onLogout}>
        Logout
      </Logout>
    </Links>
  ) : (
    <Links key="guest">
      <NavLink href={loginHref}>Login</NavLink>
      {signupHref && <Signup href={signupHref}>Signup</Signup>}
    </Links>
  )

const Links = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;

  ${desktop} {
    gap: var(--space-2);
  }
`

const Greeting = styled.span`
  min-width: 0;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`

const entryStyles = css`
  align-items: center;
  min-height: 44px;
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-2);
  background: none;
  color: var(--ink);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: var(--brand-tint);
    color: var(--brand);
  }
`

const wideOnly = css`
  display: inline-flex;

  ${phone} {
    display: none;
  }
`

// On phones its icon and the room around it are 40 px wide.
const NavLink = styled(Anchor)`
  position: relative;
  display: inline-flex;
  ${entryStyles}
  ${tapArea()}
`

const Signup = styled(Anchor)`
  ${wideOnly}
  ${entryStyles}
`

const Logout = styled.button`
  ${wideOnly}
  ${entryStyles}

  ${forcedColors} {
    text-decoration: underline;
  }
`

const PersonIcon = styled(UserRound)`
  ${desktop} {
    display: none;
  }
`

const Label = styled.span`
  ${phone} {
    ${visuallyHiddenStyles}
  }
`
