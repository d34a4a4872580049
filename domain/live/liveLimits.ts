/** Maximum of products that one page may subscribe to. */
export const maxFollowedProducts = 200
