import { altText } from './alt-text.ts'
import { amounts } from './amounts.ts'
import { answers } from './answers.ts'
import { autoplay } from './autoplay.ts'
import { bareAddresses } from './bare-addresses.ts'
import { calendar } from './calendar.ts'
import { chatGreetings } from './chat-greetings.ts'
import { choices } from './choices.ts'
import { comparison } from './comparison.ts'
import { contrastRule } from './contrast.ts'
import { controlLetters } from './control-letters.ts'
import { emptyPages } from './empty-pages.ts'
import { examplePictures } from './example-pictures.ts'
import { exampleTexts } from './example-texts.ts'
import { externalHttps } from './external-https.ts'
import { feedRule } from './feed.ts'
import { filler } from './filler.ts'
import { forms } from './forms.ts'
import { homePage } from './home-page.ts'
import { images } from './images.ts'
import { include } from './include.ts'
import { language } from './language.ts'
import { linkText } from './link-text.ts'
import { links } from './links.ts'
import { markup } from './markup.ts'
import { menu } from './menu.ts'
import { notShown } from './not-shown.ts'
import { orphanPages } from './orphan-pages.ts'
import { otherLanguages } from './other-languages.ts'
import { outline } from './outline.ts'
import { pageDescription } from './page-description.ts'
import { pageTitle } from './page-title.ts'
import { people } from './people.ts'
import { pictures } from './pictures.ts'
import { placeholderLinks } from './placeholder-links.ts'
import { places } from './places.ts'
import { pricing } from './pricing.ts'
import { redirects } from './redirects.ts'
import type { Rule } from './rule.ts'
import { sameLook } from './same-look.ts'
import { searchData } from './search-data.ts'
import { shareCard } from './share-card.ts'
import { sharedUnused } from './shared-unused.ts'
import { siteAddress } from './site-address.ts'
import { sources } from './sources.ts'
import { tables } from './tables.ts'
import { times } from './times.ts'
import { topics } from './topics.ts'
import { uniqueIds } from './unique-ids.ts'
import { uniquePaths } from './unique-paths.ts'
import { unusedPictures } from './unused-pictures.ts'
import { variables } from './variables.ts'
import { video } from './video.ts'

/** All rules. */
export const rules: readonly Rule[] = [
  uniquePaths,
  homePage,
  siteAddress,
  uniqueIds,
  sources,
  topics,
  links,
  redirects,
  placeholderLinks,
  externalHttps,
  linkText,
  include,
  images,
  pictures,
  examplePictures,
  altText,
  outline,
  notShown,
  pageTitle,
  pageDescription,
  shareCard,
  contrastRule,
  autoplay,
  variables,
  places,
  language,
  otherLanguages,
  sharedUnused,
  orphanPages,
  forms,
  answers,
  choices,
  pricing,
  comparison,
  video,
  amounts,
  tables,
  markup,
  controlLetters,
  bareAddresses,
  filler,
  exampleTexts,
  searchData,
  people,
  feedRule,
  chatGreetings,
  menu,
  sameLook,
  emptyPages,
  unusedPictures,
  times,
  calendar,
]
