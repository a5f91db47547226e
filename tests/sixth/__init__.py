"""A games package of somebody else's: found by its entry point, it gets laws, bots, simulation and table at once."""
