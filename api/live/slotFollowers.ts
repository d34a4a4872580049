import type { OutgoingFrame } from '#domain/live/liveFrames.ts'
import { broadcast, openAudience } from './audience.ts'
import { throttledByKey } from './throttled.ts'

interface SlotFollower {
  /** Providers whose free times the page shows. */
  followedSlots: Set<string>
  send(frame: OutgoingFrame): void
}

const maxFollowed = 20

/** Milliseconds. */
const sendInterval = 250

/** Those who look at free times of service providers. They get at most one frame per provider and day in 250 ms. */
export const openSlotFollowers = <Follower extends SlotFollower>() => {
  const followers = openAudience<Follower>()
  const sendSoon = throttledByKey(sendInterval, (key) => {
    const [providerId = '', day = ''] = key.split('\n')
    const targets = followers.of(providerId)
    if (targets) void broadcast(targets, { event: 'slotsChanged', data: { providerId, day } })
  })
  const stopFollowing = (follower: Follower, providerId: string) => {
    if (follower.followedSlots.delete(providerId)) followers.remove(providerId, follower)
  }

  return {
    follow: (follower: Follower, providerId: string) => {
      if (follower.followedSlots.size >= maxFollowed) return
      follower.followedSlots.add(providerId)
      followers.add(providerId, follower)
    },
    stopFollowing,
    stopFollowingAll: (follower: Follower) => {
      for (const providerId of [...follower.followedSlots]) stopFollowing(follower, providerId)
    },
    /** `day` in South Africa: `2026-11-24`. */
    onChange: ({ providerId, day }: { providerId: string; day: string }) => {
      if (followers.of(providerId)) sendSoon(`${providerId}\n${day}`)
    },
  }
}
