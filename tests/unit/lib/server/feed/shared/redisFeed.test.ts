import { startRedisInMemory } from '@/tests/fixtures/redis/redisInMemory';
import { describeTwoInstances } from './twoInstances';

describeTwoInstances(startRedisInMemory);
