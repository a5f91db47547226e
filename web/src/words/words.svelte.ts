import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';
import { of } from './elision';
import { languageFrom, type Language } from './language';
import { recall, remember } from '../net/memory';

const SOURCES: Record<Language, string> = { fr: french, en: english };

function bundle(language: Language): FluentBundle {
  const functions = { DE: ([name]: FluentValue[]) => of(String(name)) };
  const made = new FluentBundle(language, { useIsolating: false, functions });
  made.addResource(new FluentResource(SOURCES[language]));
  return made;
}

const bundles: Record<Language, FluentBundle> = { fr: bundle('fr'), en: bundle('en') };

class Speech {
  #language = $state<Language>(chosen());

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    remember('language', language);
    document.documentElement.lang = language;
  }
}

function chosen(): Language {
  const kept = recall('language');
  return kept === 'fr' || kept === 'en' ? kept : languageFrom(globalThis.navigator?.languages ?? []);
}

export const speech = new Speech();

/** A game's board brings words of its own. */
export function learn(language: Language, words: string): void {
  bundles[language].addResource(new FluentResource(words));
}

/** The words of our own pages; what the game says comes from the server already in words. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  return sayIn(speech.language, id, args);
}

export function sayIn(language: Language, id: string, args?: Record<string, FluentVariable>): string {
  const message = bundles[language].getMessage(id);
  if (!message?.value) return id;
  return bundles[language].formatPattern(message.value, args ?? null);
}
