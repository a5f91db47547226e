import { learn } from '../words/words.svelte';
import english from './en.ftl?raw';
import french from './fr.ftl?raw';

learn('fr', french);
learn('en', english);
