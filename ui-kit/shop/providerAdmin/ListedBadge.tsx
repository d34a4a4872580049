import { Badge } from '#ui-kit/elements/Badge.tsx'

/** A badge that says whether a service provider is in the directory. */
export const ListedBadge = ({
  isActive,
}: {
  /** Whether the service provider is in the directory. */
  isActive: boolean
}) => <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'Listed' : 'Not listed'}</Badge>
