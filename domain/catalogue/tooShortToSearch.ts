/** What to say of a text that is not long enough for a search. Not in `searchText.ts`, which every page loads. */
export const tooShortToSearch = 'Type at least 3 characters'
