import { carries } from '../../../devices/kinds.ts';
import { bar, notYet, type UpgradeCard, upgradesOf } from '../../chassis.ts';

const crew = upgradesOf('crew');

export const CREW_REBELALLIANCE: readonly UpgradeCard[] = [
  crew('bazemalbus', { name: 'Baze Malbus', limited: 1 }, notYet),
  crew('c3po', { name: 'C-3PO', limited: 1, actions: bar('calculate') }, notYet),
  crew('cassianandor', { name: 'Cassian Andor', limited: 1 }, notYet),
  crew('chewbacca', { name: 'Chewbacca', limited: 1, charges: { limit: 2, recurring: 1 } }, notYet),
  crew('chopper-crew', { name: '“Chopper”', limited: 1 }, notYet),
  crew(
    'clanwrencommandos',
    {
      name: 'Clan Wren Commandos',
      limited: 1,
      slots: ['crew', 'crew'],
      charges: { limit: 2, recurring: 0, spentForGood: true },
    },
    carries('commandos'),
  ),
  crew('herasyndulla', { name: 'Hera Syndulla', limited: 1 }, notYet),
  crew('jynerso', { name: 'Jyn Erso', limited: 1 }, notYet),
  crew('k2so', { name: 'K-2SO', limited: 1, actions: bar('calculate, jam') }, notYet),
  crew('kananjarrus', { name: 'Kanan Jarrus', limited: 1, force: { limit: 1, recurring: 1 } }, notYet),
  crew('landocalrissian', { name: 'Lando Calrissian', limited: 1 }, notYet),
  crew('leiaorgana', { name: 'Leia Organa', limited: 1, charges: { limit: 3, recurring: 1 } }, notYet),
  crew('magvayarro', { name: 'Magva Yarro', limited: 1 }, notYet),
  crew('niennunb', { name: 'Nien Nunb', limited: 1 }, notYet),
  crew('r2d2-crew', { name: 'R2-D2', limited: 1 }, notYet),
  crew('sabinewren', { name: 'Sabine Wren', limited: 1 }, notYet),
  crew('sawgerrera', { name: 'Saw Gerrera', limited: 1 }, notYet),
  crew('torynfarr', { name: 'Toryn Farr', limited: 1, actions: bar('lock > red coordinate') }, notYet),
  crew('tristanwren', { name: 'Tristan Wren', limited: 1, charges: { limit: 1, recurring: 1 } }, notYet),
  crew('ursawren', { name: 'Ursa Wren', limited: 1 }, notYet),
  crew('zeborrelios', { name: '“Zeb” Orrelios', limited: 1 }, notYet),
];
